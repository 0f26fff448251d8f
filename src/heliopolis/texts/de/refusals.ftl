### Warum etwas abgelehnt wird; erklärt in en/refusals.ftl.

refusal-by-rule = { $why } ({ $rule })
refusal-no-such-language = Die Sprache „{ $language }“ gibt es nicht; es gibt { $languages }.
