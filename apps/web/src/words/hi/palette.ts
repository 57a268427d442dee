import type { Words } from '../en.ts'

/** Words of the search over every page, in the frame of dashboards. */
export const palette: Words['palette'] = {
  open: 'खोजें',
  openHint: 'खोजें (Ctrl K)',
  title: 'कहाँ जाना है',
  label: 'पन्ना, टूल या व्यक्ति',
  labelPages: 'पन्ना या टूल',
  recent: 'हाल के',
  pages: 'पन्ने',
  tools: 'टूल',
  people: 'लोग',
  none: 'इस नाम का कुछ नहीं।',
  count: (count) => `${count} परिणाम`,
  keys: 'तीर की कुंजियों से चुनें, Enter से खोलें, Escape से बंद करें।',
}
