import { paths } from '@sopaan/contract/paths'
import type { Language } from '@sopaan/domain/languages'
import type { Templates } from './mail-words.ts'

/** An event as its mails tell of it; instants as ISO. */
type EventFacts = {
  eventId: string
  title: string
  startsAt: string
  endsAt: string
  place: string | null
  meetingUrl: string | null
}

/** What mails about events say. */
export type EventMails = {
  'event-registered': EventFacts
  'event-waiting': EventFacts & { waitingPlace: number }
  'event-offered': EventFacts & { until: string; isPaid: boolean }
  'event-changed': EventFacts & { changes: readonly EventChangeWord[] }
  'event-cancelled': EventFacts & { reason: string | null; isPaid: boolean }
  'event-withdrawn': EventFacts
}
/** What people are told was changed. */
export type EventChangeWord = 'title' | 'time' | 'place' | 'link'

const instants = {
  en: new Intl.DateTimeFormat('en-IN', { dateStyle: 'full', timeStyle: 'short', timeZone: 'Asia/Kolkata' }),
  hi: new Intl.DateTimeFormat('hi-IN', { dateStyle: 'full', timeStyle: 'short', timeZone: 'Asia/Kolkata' }),
}
const at = (iso: string, language: Language) => `${instants[language].format(new Date(iso))} IST`
const page = ({ eventId }: EventFacts) => paths.ownEvent(eventId)

const CHANGES: Record<Language, Record<EventChangeWord, string>> = {
  en: { title: 'its title', time: 'its time', place: 'its place', link: 'the link to join' },
  hi: { title: 'शीर्षक', time: 'समय', place: 'जगह', link: 'जुड़ने का लिंक' },
}

const where = {
  en: ({ place, meetingUrl }: EventFacts) => {
    if (place !== null) return [`Where: ${place}`]
    return [
      meetingUrl === null
        ? 'It is online. The link to join will be on the page of the event and in your calendar.'
        : `Join here: ${meetingUrl}`,
    ]
  },
  hi: ({ place, meetingUrl }: EventFacts) => {
    if (place !== null) return [`जगह: ${place}`]
    return [
      meetingUrl === null
        ? 'यह ऑनलाइन है। जुड़ने का लिंक कार्यक्रम के पेज पर और आपके कैलेंडर में आ जाएगा।'
        : `यहाँ से जुड़ें: ${meetingUrl}`,
    ]
  },
}

const ENGLISH: Templates<keyof EventMails> = {
  'event-registered': (facts) => ({
    subject: `You have a seat: ${facts.title}`,
    paragraphs: [
      `Your seat for ${facts.title} is kept.`,
      `When: ${at(facts.startsAt, 'en')}, until ${at(facts.endsAt, 'en')}.`,
      ...where.en(facts),
      'The file with this mail puts it into your calendar.',
    ],
    action: 'Open the event',
    page: page(facts),
    after: ['If you cannot come, give the seat back on the page of the event: somebody else may be waiting for it.'],
  }),
  'event-waiting': (facts) => ({
    subject: `You are on the waitlist: ${facts.title}`,
    paragraphs: [
      `${facts.title} on ${at(facts.startsAt, 'en')} is full. You are number ${facts.waitingPlace} on the waitlist.`,
      'When a seat comes free and it is your turn, we keep it for you for some hours and write to you at once.',
    ],
    action: 'Open the event',
    page: page(facts),
  }),
  'event-offered': (facts) => ({
    subject: `A seat came free: ${facts.title}`,
    paragraphs: [
      `A seat for ${facts.title} on ${at(facts.startsAt, 'en')} is kept for you until ${at(facts.until, 'en')}.`,
      facts.isPaid
        ? 'Pay for it on the page of the event before then. After that it goes to the next person.'
        : 'Take it on the page of the event before then. After that it goes to the next person.',
    ],
    action: 'Take my seat',
    page: page(facts),
  }),
  'event-changed': (facts) => ({
    subject: `Changed: ${facts.title}`,
    paragraphs: [
      `This changed for ${facts.title}: ${facts.changes.map((change) => CHANGES.en[change]).join(', ')}.`,
      `When: ${at(facts.startsAt, 'en')}, until ${at(facts.endsAt, 'en')}.`,
      ...where.en(facts),
      'The file with this mail changes it in your calendar.',
    ],
    action: 'Open the event',
    page: page(facts),
  }),
  'event-cancelled': (facts) => ({
    subject: `Cancelled: ${facts.title}`,
    paragraphs: [
      `${facts.title} on ${at(facts.startsAt, 'en')} will not take place.`,
      ...(facts.reason === null ? [] : [`Why: ${facts.reason}`]),
      ...(facts.isPaid ? ['What you paid is paid back to where it came from.'] : []),
      'The file with this mail takes it out of your calendar.',
    ],
    action: 'See other events',
    page: paths.ownEvents(),
  }),
  'event-withdrawn': (facts) => ({
    subject: `Seat given back: ${facts.title}`,
    paragraphs: [
      `You gave your seat for ${facts.title} on ${at(facts.startsAt, 'en')} back.`,
      'The file with this mail takes it out of your calendar.',
    ],
    action: 'Open the event',
    page: page(facts),
  }),
}

const HINDI: Templates<keyof EventMails> = {
  'event-registered': (facts) => ({
    subject: `आपकी सीट पक्की है: ${facts.title}`,
    paragraphs: [
      `${facts.title} में आपकी सीट रख ली गई है।`,
      `कब: ${at(facts.startsAt, 'hi')} से ${at(facts.endsAt, 'hi')} तक।`,
      ...where.hi(facts),
      'इस मेल के साथ की फ़ाइल इसे आपके कैलेंडर में जोड़ देती है।',
    ],
    action: 'कार्यक्रम खोलें',
    page: page(facts),
    after: ['अगर आप नहीं आ सकते, तो कार्यक्रम के पेज पर सीट लौटा दें: कोई और उसका इंतज़ार कर रहा हो सकता है।'],
  }),
  'event-waiting': (facts) => ({
    subject: `आप प्रतीक्षा सूची में हैं: ${facts.title}`,
    paragraphs: [
      `${at(facts.startsAt, 'hi')} का ${facts.title} भर चुका है। प्रतीक्षा सूची में आपका स्थान ${facts.waitingPlace} है।`,
      'सीट ख़ाली होने पर आपकी बारी आएगी तो हम उसे कुछ घंटे आपके लिए रखेंगे और तुरंत आपको लिखेंगे।',
    ],
    action: 'कार्यक्रम खोलें',
    page: page(facts),
  }),
  'event-offered': (facts) => ({
    subject: `एक सीट ख़ाली हुई: ${facts.title}`,
    paragraphs: [
      `${at(facts.startsAt, 'hi')} के ${facts.title} की एक सीट ${at(facts.until, 'hi')} तक आपके लिए रखी है।`,
      facts.isPaid
        ? 'उससे पहले कार्यक्रम के पेज पर उसका भुगतान करें। उसके बाद वह अगले व्यक्ति को मिलेगी।'
        : 'उससे पहले कार्यक्रम के पेज पर उसे ले लें। उसके बाद वह अगले व्यक्ति को मिलेगी।',
    ],
    action: 'मेरी सीट लें',
    page: page(facts),
  }),
  'event-changed': (facts) => ({
    subject: `बदलाव: ${facts.title}`,
    paragraphs: [
      `${facts.title} में यह बदला है: ${facts.changes.map((change) => CHANGES.hi[change]).join(', ')}।`,
      `कब: ${at(facts.startsAt, 'hi')} से ${at(facts.endsAt, 'hi')} तक।`,
      ...where.hi(facts),
      'इस मेल के साथ की फ़ाइल आपके कैलेंडर में भी इसे बदल देती है।',
    ],
    action: 'कार्यक्रम खोलें',
    page: page(facts),
  }),
  'event-cancelled': (facts) => ({
    subject: `रद्द: ${facts.title}`,
    paragraphs: [
      `${at(facts.startsAt, 'hi')} का ${facts.title} नहीं होगा।`,
      ...(facts.reason === null ? [] : [`कारण: ${facts.reason}`]),
      ...(facts.isPaid ? ['आपका भुगतान वहीं लौटाया जाएगा जहाँ से आया था।'] : []),
      'इस मेल के साथ की फ़ाइल इसे आपके कैलेंडर से हटा देती है।',
    ],
    action: 'दूसरे कार्यक्रम देखें',
    page: paths.ownEvents(),
  }),
  'event-withdrawn': (facts) => ({
    subject: `सीट लौटाई गई: ${facts.title}`,
    paragraphs: [
      `आपने ${at(facts.startsAt, 'hi')} के ${facts.title} की अपनी सीट लौटा दी।`,
      'इस मेल के साथ की फ़ाइल इसे आपके कैलेंडर से हटा देती है।',
    ],
    action: 'कार्यक्रम खोलें',
    page: page(facts),
  }),
}

/** The mails about events, in both languages. */
export const EVENT_MAILS: Record<Language, Templates<keyof EventMails>> = { en: ENGLISH, hi: HINDI }
