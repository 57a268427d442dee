import type { Words } from '../en.ts'

/** Words of what single keys do in dashboards. */
export const dashboardKeys: Words['account']['keys'] = {
  open: 'कीबोर्ड शॉर्टकट',
  search: 'खोज',
  go: (letter) => `G, फिर ${letter}`,
  list: 'ये शॉर्टकट',
  row: 'अगली लाइन, पिछली लाइन',
  tick: 'लाइन चुनें',
  openRow: 'लाइन खोलें',
  grant: 'रिफंड पर: मंजूर करने तक',
  decline: 'रिफंड पर: मना करने तक',
  note: 'व्यक्ति पर: नोट तक',
  isOn: 'एक अक्षर वाले शॉर्टकट',
  isOnNote: 'बंद: इस डिवाइस पर कोई अक्षर अकेले कुछ नहीं करता। Ctrl K चलता रहता है।',
}
