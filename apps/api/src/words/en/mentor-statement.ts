/** The statement of what a mentor earned in a month. */
export const mentorStatement = {
  title: (month: string) => `Statement for ${month}`,
  of: (name: string) => `Mentor: ${name}`,
  head: ['Session', 'Mentee', 'Minutes', 'Amount'],
  sum: (sessions: number) => `Sessions: ${sessions}`,
  paid: (amount: string, day: string, reference: string) => `Paid out: ${amount} on ${day}, reference ${reference}.`,
  notPaid: 'Not paid out yet.',
  note: (day: string) => `Made by Sopaan on ${day}. A session counts once it was held, at the rate of its day.`,
}
