import { paths } from '@sopaan/contract/paths'
import { formatDateTime } from '@sopaan/domain/time/format'
import type {
  EventChangeWord,
  EventMailFacts,
  EventMails,
  Templates,
} from '#api/features/operations/mails/mail-facts.ts'

const at = (iso: string) => formatDateTime(iso, 'hi')

const page = ({ eventId }: EventMailFacts) => paths.ownEvent(eventId)

const CHANGES: Record<EventChangeWord, string> = { title: 'शीर्षक', time: 'समय', place: 'जगह', link: 'जुड़ने का लिंक' }

const where = ({ place, meetingUrl }: EventMailFacts) => {
  if (place !== null) return [`जगह: ${place}`]
  return [
    meetingUrl === null ? 'यह ऑनलाइन है। जुड़ने का लिंक कार्यक्रम के पेज पर और आपके कैलेंडर में आ जाएगा।' : `यहाँ से जुड़ें: ${meetingUrl}`,
  ]
}

/** Mails about events. */
export const eventMails: Templates<keyof EventMails> = {
  'event-registered': (facts) => ({
    subject: `आपकी सीट पक्की है: ${facts.title}`,
    paragraphs: [
      `${facts.title} में आपकी सीट पक्की है।`,
      `कब: ${at(facts.startsAt)} से ${at(facts.endsAt)} तक।`,
      ...where(facts),
      'साथ की फाइल इसे आपके कैलेंडर में जोड़ देगी।',
    ],
    action: 'कार्यक्रम खोलें',
    page: page(facts),
    after: ['आना नहीं होगा? कार्यक्रम के पेज पर सीट छोड़ दें, किसी और को मिल जाएगी।'],
  }),
  'event-waiting': (facts) => ({
    subject: `वेटलिस्ट में नंबर मिला: ${facts.title}`,
    paragraphs: [
      `${at(facts.startsAt)} का ${facts.title} भर चुका है। वेटलिस्ट में आपका नंबर ${facts.waitingPlace} है।`,
      'बारी आने पर सीट कुछ घंटे आपके लिए रखी जाएगी, और तुरंत ईमेल आएगा।',
    ],
    action: 'कार्यक्रम खोलें',
    page: page(facts),
  }),
  'event-offered': (facts) => ({
    subject: `एक सीट खाली हुई: ${facts.title}`,
    paragraphs: [
      `${at(facts.startsAt)} के ${facts.title} की एक सीट ${at(facts.until)} तक आपके लिए रखी है।`,
      facts.isPaid
        ? 'उससे पहले कार्यक्रम के पेज पर भुगतान करें। बाद में सीट अगले को मिलेगी।'
        : 'उससे पहले कार्यक्रम के पेज पर सीट ले लें। बाद में सीट अगले को मिलेगी।',
    ],
    action: 'मेरी सीट लें',
    page: page(facts),
  }),
  'event-changed': (facts) => ({
    subject: `बदलाव: ${facts.title}`,
    paragraphs: [
      `${facts.title} में यह बदला है: ${facts.changes.map((change) => CHANGES[change]).join(', ')}।`,
      `कब: ${at(facts.startsAt)} से ${at(facts.endsAt)} तक।`,
      ...where(facts),
      'साथ की फाइल इसे आपके कैलेंडर में भी बदल देगी।',
    ],
    action: 'कार्यक्रम खोलें',
    page: page(facts),
  }),
  'event-cancelled': (facts) => ({
    subject: `रद्द: ${facts.title}`,
    paragraphs: [
      `${at(facts.startsAt)} का ${facts.title} नहीं होगा।`,
      ...(facts.reason === null ? [] : [`वजह: ${facts.reason}`]),
      ...(facts.isPaid ? ['पैसा वहीं लौट रहा है जहाँ से भुगतान हुआ था।'] : []),
      'साथ की फाइल इसे आपके कैलेंडर से हटा देगी।',
    ],
    action: 'दूसरे कार्यक्रम देखें',
    page: paths.ownEvents(),
  }),
  'event-withdrawn': (facts) => ({
    subject: `सीट छोड़ी: ${facts.title}`,
    paragraphs: [`${at(facts.startsAt)} के ${facts.title} की आपकी सीट छूट गई।`, 'साथ की फाइल इसे आपके कैलेंडर से हटा देगी।'],
    action: 'कार्यक्रम खोलें',
    page: page(facts),
  }),
}
