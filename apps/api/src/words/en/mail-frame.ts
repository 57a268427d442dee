/** What stands around the words of every mail. */
export const mailFrame = {
  /** Under every mail: whom to ask (DPDP Rules 2025, rule 9). */
  footer: (contactUrl: string) => `Sent by Sopaan. Questions or grievances about your data: ${contactUrl}`,
  /** Before the link that ends mails about a topic. */
  unsubscribe: 'Stop these emails',
  /** Before the links that change an agreed session. */
  session: { move: 'Choose another time', cancel: 'Cancel the session' },
  /** Before a link to the same page in this language. */
  inThisLanguage: 'In English',
  unknownDevice: 'an unknown device',
  /** In which mails write an instant or a day; the first is how a placeholder is filled. */
  locales: ['en-IN'],
}
