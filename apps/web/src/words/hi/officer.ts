import type { Words } from '../en.ts'

/** Words about who answers grievances, on public pages. */
export const officer: Words['officer'] = {
  sellerTitle: 'कौन बेचता है',
  title: 'शिकायत अधिकारी',
  text: (name) => `आपके निजी डेटा से जुड़ी शिकायतों के जवाब ${name} देते हैं। उन्हें लिखें:`,
}

/** Read by the language layout: this file stands as a layout in the route table, so that only its pages load it. */
export const handle = { words: { officer } }
