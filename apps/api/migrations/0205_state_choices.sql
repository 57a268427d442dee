-- Choices of State counsellings stand on the lists of JoSAA, apart: what the key of one is made of.

comment on column choice_list_choices.choice_key is 'Institute and programme, as the keys of their seat pools begin; of a State counselling with its id and a dot before them. It means the same choice in every book.';
