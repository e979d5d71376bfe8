/** Header that names the firm for which a call is made: the id of its account (rules §8). */
export const actingForHeader = 'acting-for';
