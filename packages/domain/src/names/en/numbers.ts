/** A hundred thousand. */
export const lakh = 'lakh'
