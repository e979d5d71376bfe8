-- The explanations of the rules of application have the apostrophe of the screens.
update eligibility_rule set explanation = replace(explanation, '''', '’') where explanation like '%''%';
