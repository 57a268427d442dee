/** What a seat holder answers to an allotment. Source: JoSAA 2026, business rules, clauses 48 to 52. */
export const WILLINGNESSES = ['float', 'slide', 'freeze'] as const
export type Willingness = (typeof WILLINGNESSES)[number]

/** The buttons of JoSAA's own page, which are Latin there in every language. */
export const WILLINGNESS_NAMES: Readonly<Record<Willingness, string>> = {
  float: 'Float',
  slide: 'Slide',
  freeze: 'Freeze',
}
