/** Words of who sells, in the settings. */
export const business = {
  title: 'Business details',
  lead: 'Printed on invoices from the next one on; what was issued before stays as it is.',
  withGstin: 'A GSTIN is set: GST is in every price, and buyers get tax invoices.',
  withoutGstin:
    'No GSTIN is set: no tax is charged, and buyers get plain receipts. New numbers begin when you change the prefix on the day you register.',
  legalName: 'Legal name',
  address: 'Address',
  state: 'State',
  gstin: 'GSTIN',
  gstinHint: 'Empty while the business is not registered under GST',
  email: 'E-mail on invoices',
  phone: 'Phone on invoices',
  sac: 'SAC of new plans',
  sacHint: '999293 is commercial training and coaching',
  gstRate: 'GST rate of new plans in percent',
  invoicePrefix: 'Prefix of invoices',
  creditNotePrefix: 'Prefix of credit notes',
  prefixHint: (example: string) => `Numbers read ${example}`,
  choose: 'Choose',
  save: 'Save business details',
  saving: 'Saving',
  saved: 'Saved.',
  failed: 'That did not work. Please try again.',
}

/** Read by the language layout: this file stands as a layout in the route table, so that only its pages load it. */
export const handle = { words: { business } }
