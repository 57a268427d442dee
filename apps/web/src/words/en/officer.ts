/** Words about who answers grievances and who sells, on public pages. */
export const officer = {
  sellerTitle: 'Who sells',
  title: 'Grievance officer',
  text: (name: string) => `${name} answers grievances about your personal data. Write to`,
}

/** Read by the language layout: this file stands as a layout in the route table, so that only its pages load it. */
export const handle = { words: { officer } }
