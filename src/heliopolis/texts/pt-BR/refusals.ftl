### Por que algo é recusado; explicado em en/refusals.ftl.

refusal-by-rule = { $why } ({ $rule })
refusal-no-such-language = Não há o idioma "{ $language }"; há { $languages }.
