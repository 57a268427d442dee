import { paths } from '@sopaan/contract/paths'
import type {
  EventChangeWord,
  EventMailFacts,
  EventMails,
  Templates,
} from '#api/features/operations/mails/mail-facts.ts'

const instants = new Intl.DateTimeFormat('hi-IN', { dateStyle: 'full', timeStyle: 'short', timeZone: 'Asia/Kolkata' })

const at = (iso: string) => `${instants.format(new Date(iso))} IST`

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
      `${facts.title} में आपकी सीट रख ली गई है।`,
      `कब: ${at(facts.startsAt)} से ${at(facts.endsAt)} तक।`,
      ...where(facts),
      'इस मेल के साथ की फाइल इसे आपके कैलेंडर में जोड़ देती है।',
    ],
    action: 'कार्यक्रम खोलें',
    page: page(facts),
    after: ['अगर आप नहीं आ सकते, तो कार्यक्रम के पेज पर सीट लौटा दें: कोई और उसका इंतजार कर रहा हो सकता है।'],
  }),
  'event-waiting': (facts) => ({
    subject: `आप प्रतीक्षा सूची में हैं: ${facts.title}`,
    paragraphs: [
      `${at(facts.startsAt)} का ${facts.title} भर चुका है। प्रतीक्षा सूची में आपका स्थान ${facts.waitingPlace} है।`,
      'सीट खाली होने पर आपकी बारी आएगी तो हम उसे कुछ घंटे आपके लिए रखेंगे और तुरंत आपको लिखेंगे।',
    ],
    action: 'कार्यक्रम खोलें',
    page: page(facts),
  }),
  'event-offered': (facts) => ({
    subject: `एक सीट खाली हुई: ${facts.title}`,
    paragraphs: [
      `${at(facts.startsAt)} के ${facts.title} की एक सीट ${at(facts.until)} तक आपके लिए रखी है।`,
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
      `${facts.title} में यह बदला है: ${facts.changes.map((change) => CHANGES[change]).join(', ')}।`,
      `कब: ${at(facts.startsAt)} से ${at(facts.endsAt)} तक।`,
      ...where(facts),
      'इस मेल के साथ की फाइल आपके कैलेंडर में भी इसे बदल देती है।',
    ],
    action: 'कार्यक्रम खोलें',
    page: page(facts),
  }),
  'event-cancelled': (facts) => ({
    subject: `रद्द: ${facts.title}`,
    paragraphs: [
      `${at(facts.startsAt)} का ${facts.title} नहीं होगा।`,
      ...(facts.reason === null ? [] : [`कारण: ${facts.reason}`]),
      ...(facts.isPaid ? ['आपका भुगतान वहीं लौटाया जाएगा जहाँ से आया था।'] : []),
      'इस मेल के साथ की फाइल इसे आपके कैलेंडर से हटा देती है।',
    ],
    action: 'दूसरे कार्यक्रम देखें',
    page: paths.ownEvents(),
  }),
  'event-withdrawn': (facts) => ({
    subject: `सीट लौटाई गई: ${facts.title}`,
    paragraphs: [
      `आपने ${at(facts.startsAt)} के ${facts.title} की अपनी सीट लौटा दी।`,
      'इस मेल के साथ की फाइल इसे आपके कैलेंडर से हटा देती है।',
    ],
    action: 'कार्यक्रम खोलें',
    page: page(facts),
  }),
}
