/** Words of the GST report of a month. */
export const gst = {
  title: 'GST of a month',
  back: 'Payment analytics',
  month: 'Month',
  file: 'CSV for the accountant',
  of: (from: string, to: string) => `Papers issued from ${from} to ${to}, by the days of India.`,
  registered: (gstin: string) => `GSTIN ${gstin}.`,
  unregistered: 'The business is not registered: receipts are issued, and no tax is charged.',
  failed: 'Failed to fetch the GST report',
  empty: 'No paper was issued in this month.',
  emptyText: 'Choose another month.',
  rate: (percent: string) => `${percent}%`,
  column: {
    what: 'What',
    table: 'Table of GSTR-1',
    place: 'Place of supply and rate',
    code: 'SAC and rate',
    papers: 'Papers',
    taxable: 'Taxable value',
    total: 'With tax',
  },
  sumsTitle: 'Sums',
  sums: { sold: 'Invoiced', credited: 'Credit notes', left: 'Left after credit notes' },
  sectionsTitle: 'By table of the return',
  sections: {
    b2b: '4A: to buyers with a GSTIN',
    b2cl: '5: above ₹1,00,000 into another State, without a GSTIN',
    b2cs: '7: all other sales, after their credit notes',
    cdnr: '9B: credit notes to buyers with a GSTIN',
    cdnur: '9B: credit notes over the sales of table 5',
    none: 'No tax charged: no part of the return',
  },
  smallTitle: 'Table 7 by State and rate',
  codesTitle: 'Table 12 by services code, after credit notes',
  seriesTitle: 'Table 13: numbers issued',
  kinds: { invoice: 'Invoices', credit_note: 'Credit notes' },
  series: (kind: string, first: string, last: string, count: string) =>
    `${kind}: ${first} to ${last}, ${count === '1' ? '1 paper' : `${count} papers`}`,
}

/** Read by the language layout: this file stands as a layout in the route table, so that only its pages load it. */
export const handle = { words: { gst } }
