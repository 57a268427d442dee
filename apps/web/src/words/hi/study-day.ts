import type { Words } from '../en.ts'

export const studyDay: Words['studyDay'] = {
  title: 'आज',
  mentoringWith: (name) => `${name} के साथ मुलाकात`,
  none: 'आज कुछ तय नहीं।',
  rest: 'आज आपके आराम का दिन है।',
  setUp: 'अपनी पढ़ाई की योजना बनाएँ',
  open: 'प्लानर खोलें',
  revisions: (count) => `अभी दोहराना है: ${count}`,
  minutes: (minutes) => `${minutes}\u00a0मिनट`,
  markFailed: 'पूरा नहीं लिखा जा सका',
  countdown: (days, exam) => `${exam} में ${days} दिन`,
  expected: 'संभावित तारीख, घोषणा बाकी है',
  adjust: 'इस परीक्षा का प्लान बनाएँ',
}
