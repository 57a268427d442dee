/** The dates of a counselling in a calendar. */
export const seasonCalendar = {
  name: (body: string, season: string) => `${body} ${season}`,
  registration: 'JoSAA: fill and lock your choices',
  allotment: (round: string) => `JoSAA round ${round} result`,
  'report-and-pay': (round: string, rupees: string) => `JoSAA round ${round}: accept, upload papers, pay ${rupees}`,
  withdraw: (round: string) => `JoSAA round ${round}: last time to withdraw`,
  'partial-admission': (rupees: string) => `JoSAA: pay ${rupees} to keep your NIT seat`,
  'special-rounds': (round: string | undefined) =>
    round === undefined ? 'CSAB special rounds open' : `CSAB special round ${round}`,
  missed: 'Miss this and the seat is cancelled.',
}
