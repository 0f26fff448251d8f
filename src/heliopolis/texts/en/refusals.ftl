### Why something is refused: refusal- and the code, with the parameters of the refusal.
### A seat comes as $who and $name; tiles, colours and areas come as words.

refusal-by-rule = { $why } ({ $rule })
refusal-no-such-language = There is no language "{ $language }"; there are { $languages }.
