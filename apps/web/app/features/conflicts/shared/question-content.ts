/** Question in each form whose nature requires a conflict check. */
export const partiesQuestion = 'Des personnes ou des sociétés sont-elles en cause\u202f?';
