/** A hundred thousand. */
export const lakh = 'लाख'
