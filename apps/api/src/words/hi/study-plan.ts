import type { studyPlan as english } from '../en/study-plan.ts'

const examNames = {
  'main-1': 'JEE Main 2027, सेशन 1',
  'main-2': 'JEE Main 2027, सेशन 2',
  advanced: 'JEE Advanced 2027',
  own: 'परीक्षा',
}

/** The printed plan and the calendar of it. */
export const studyPlan: typeof english = {
  busy: 'व्यस्त',
  calendarName: 'Sopaan',
  expected: (exam: string) => `${exam} (संभावित दिन)`,
  mock: (name: string, marks: string, of: string) => `मॉक: ${name}, ${of} में ${marks}`,
  revision: 'दोहराई',
  title: 'मेरी पढ़ाई की योजना',
  exam: (name: string, day: string) => `${name}, ${day}`,
  examName: (id, shipped) => (id === 'own' ? shipped : examNames[id]),
  examNames,
  pace: (hours: string, cap: string) => `हफ्ते में ${hours} घंटे, एक दिन में ज्यादा से ज्यादा ${cap} घंटे`,
  share: 'परीक्षा तक पाठ्यक्रम का हिस्सा, घंटों के हिसाब से',
  now: 'अब तक पूरा',
  finishes: (day: string) => `आखिरी अध्याय ${day} को पूरा होगा।`,
  unfit: 'जो परीक्षा से पहले नहीं समाता',
  unfitHead: ['अध्याय', 'कम पड़ते घंटे'],
  rest: 'आराम का दिन',
  week: (first: string, last: string) => `${first} से ${last}`,
  subjects: { physics: 'भौतिकी', chemistry: 'रसायन', mathematics: 'गणित' },
  line: (what: string, minutes: string) => `${what}, ${minutes} मिनट`,
  due: (title: string) => `जमा: ${title}`,
  mentoring: (name: string) => `${name} के साथ मुलाकात`,
  revise: (names: string) => (names === '' ? 'रिवीजन' : `रिवीजन: ${names}`),
  moreLines: '# और',
  free: 'दोहराई और मॉक टेस्ट के लिए खाली',
  more: (count: string) => `${count} दिन और, प्लानर में।`,
  note: 'अध्याय प्रकाशित पाठ्यक्रम के हैं; उनके घंटे और प्राथमिकता हमारा अपना संपादकीय काम है। जो पूरा हुआ उससे योजना हर दिन नई बनती है।',
}
