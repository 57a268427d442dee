import type { mentorStatement as english } from '../en/mentor-statement.ts'

/** महीने भर की कमाई का हिसाब। */
export const mentorStatement: typeof english = {
  title: (month) => `${month} का हिसाब`,
  of: (name) => `मेंटर: ${name}`,
  head: ['मुलाकात', 'छात्र', 'मिनट', 'रकम'],
  sum: (sessions) => `मुलाकातें: ${sessions}`,
  paid: (amount, day, reference) => `भुगतान हुआ: ${amount}, ${day} को, संदर्भ ${reference}।`,
  notPaid: 'अभी भुगतान नहीं हुआ।',
  note: (day) => `Sopaan ने ${day} को बनाया। जो मुलाकात हुई वही गिनी जाती है, उस दिन की दर से।`,
}
