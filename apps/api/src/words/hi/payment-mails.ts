import { paths } from '@sopaan/contract/paths'
import { writeRupees } from '@sopaan/domain/money/rupees'
import type { PaymentMails, ReturnCause, Templates } from '#api/features/operations/mails/mail-facts.ts'

const days = new Intl.DateTimeFormat('hi-IN-u-nu-latn', { dateStyle: 'long', timeZone: 'Asia/Kolkata' })

/** What ends at midnight is still good on the day before. */
const lastDay = (iso: string) => days.format(new Date(Date.parse(iso) - 1))

const PURCHASES = paths.purchases()

const RETURNED: Record<ReturnCause, string> = {
  account_closed: 'भुगतान हम तक पहुँचने से पहले आपका खाता बंद हो चुका था।',
  event_full: 'आपका भुगतान पहुँचने से पहले आखिरी सीट जा चुकी थी।',
  event_cancelled: 'कार्यक्रम रद्द हो गया।',
  paid_twice: 'एक ही ऑर्डर का भुगतान दो बार हुआ।',
  coupon_over: 'आपका भुगतान पहुँचने से पहले कूपन खत्म हो गया।',
}

/** Mails about payments. */
export const paymentMails: Templates<keyof PaymentMails> = {
  'purchase-paid': ({ itemName, totalPaise, number, kind, url, expiresAt }) => ({
    subject: totalPaise === 0 ? `आपका हुआ: ${itemName}` : `भुगतान हुआ: ${itemName}`,
    paragraphs: [
      totalPaise === 0
        ? `${itemName} अब आपका है। कुछ देना नहीं था।`
        : `${itemName} के लिए ${writeRupees(totalPaise)} हमें मिल गए। धन्यवाद।`,
      ...(expiresAt === null ? [] : [`यह ${lastDay(expiresAt)} IST तक, उस दिन समेत, आपका है।`]),
      ...(number === null ? [] : [`${kind === 'tax_invoice' ? 'आपके इनवॉइस' : 'आपकी रसीद'} का नंबर ${number} है।`]),
    ],
    ...(url === null
      ? { action: 'अपनी खरीद देखें', page: PURCHASES }
      : {
          action: kind === 'tax_invoice' ? 'इनवॉइस खोलें' : 'रसीद खोलें',
          after: ['जिसके पास यह लिंक है, वह इसे पढ़ सकता है। डैशबोर्ड की "खरीद" में आप लिंक बदल सकते हैं।'],
          page: url,
        }),
  }),
  'purchase-returned': ({ itemName, totalPaise, because }) => ({
    subject: `आपका पैसा वापस आ रहा है: ${itemName}`,
    paragraphs: [
      `आपके भुगतान से कुछ खरीदा नहीं गया, और ${writeRupees(totalPaise)} उसी रास्ते लौट रहे हैं जिससे आए थे।`,
      RETURNED[because],
      'बैंक 5 से 7 कार्यदिवस लेते हैं।',
    ],
    action: 'देखें कि वह कहाँ है',
    page: PURCHASES,
  }),
  'refund-granted': ({ itemName, amountPaise, answer }) => ({
    subject: `रिफंड चल पड़ा: ${itemName}`,
    paragraphs: [
      `${itemName} के ${writeRupees(amountPaise)} उसी रास्ते लौट रहे हैं जिससे आए थे। बैंक 5 से 7 कार्यदिवस लेते हैं।`,
      ...(answer === null ? [] : [answer]),
    ],
    action: 'देखें कि वह कहाँ है',
    page: PURCHASES,
  }),
  'refund-declined': ({ itemName, answer }) => ({
    subject: `आपका रिफंड अनुरोध: ${itemName}`,
    paragraphs: [`हम ${itemName} का रिफंड नहीं कर सकते। वजह यह है:`, answer],
    action: 'अपनी खरीद देखें',
    after: ['सहमत न हों तो संपर्क पेज से लिखें: शिकायत का जवाब 30 दिन में मिलता है।'],
    page: PURCHASES,
  }),
  'refund-paid': ({ itemName, amountPaise, number, url, isFull, reference }) => ({
    subject: `रिफंड हो गया: ${itemName}`,
    paragraphs: [
      `${itemName} के ${writeRupees(amountPaise)} लौटा दिए गए।`,
      ...(reference === null ? [] : [`बैंक ट्रांसफर से भेजे। उसका नंबर ${reference} है।`]),
      ...(isFull ? ['अब यह आपके पास नहीं है।'] : []),
      ...(number === null ? [] : [`क्रेडिट नोट का नंबर ${number} है।`]),
    ],
    ...(url === null ? {} : { action: 'क्रेडिट नोट खोलें', page: url }),
  }),
}
