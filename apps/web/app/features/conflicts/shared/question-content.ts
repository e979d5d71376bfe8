/** Question of each form whose nature asks for a conflict check. */
export const partiesQuestion = 'Des personnes ou des sociétés sont-elles en cause\u202f?';
