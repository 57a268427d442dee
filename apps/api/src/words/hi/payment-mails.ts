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
  upgrade_gone: 'आपका भुगतान पहुँचने से पहले वह छोटा प्लान बदल चुका था जिसकी रकम घटनी थी।',
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
      ...(expiresAt === null ? [] : [`${lastDay(expiresAt)} तक चलेगा।`]),
      ...(number === null ? [] : [`${kind === 'tax_invoice' ? 'आपके इनवॉइस' : 'आपकी रसीद'} का नंबर ${number} है।`]),
    ],
    ...(url === null
      ? { action: 'अपनी खरीदारी देखें', page: PURCHASES }
      : {
          action: kind === 'tax_invoice' ? 'इनवॉइस खोलें' : 'रसीद खोलें',
          after: ['यह लिंक जिसके पास हो, वह खोल सकता है। लिंक खरीदारी में बदलें।'],
          page: url,
        }),
  }),
  'purchase-returned': ({ itemName, totalPaise, because }) => ({
    subject: `आपका पैसा वापस आ रहा है: ${itemName}`,
    paragraphs: [
      `आपका ऑर्डर पूरा नहीं हुआ। ${writeRupees(totalPaise)} उसी खाते में लौट रहे हैं जिससे भुगतान हुआ था।`,
      RETURNED[because],
      'बैंक 5 से 7 कार्यदिवस लेते हैं।',
    ],
    action: 'रिफंड देखें',
    page: PURCHASES,
  }),
  'refund-granted': ({ itemName, amountPaise, answer }) => ({
    subject: `रिफंड भेजा जा रहा है: ${itemName}`,
    paragraphs: [
      `${itemName} के ${writeRupees(amountPaise)} उसी खाते में लौट रहे हैं जिससे भुगतान हुआ था। बैंक 5 से 7 कार्यदिवस लेते हैं।`,
      ...(answer === null ? [] : [answer]),
    ],
    action: 'रिफंड देखें',
    page: PURCHASES,
  }),
  'refund-declined': ({ itemName, answer }) => ({
    subject: `आपका रिफंड अनुरोध: ${itemName}`,
    paragraphs: [`हम ${itemName} का रिफंड नहीं कर सकते। वजह यह है:`, answer],
    action: 'अपनी खरीदारी देखें',
    after: ['ठीक नहीं लगा? संपर्क पेज से लिखें। शिकायत का जवाब 30 दिन में आता है।'],
    page: PURCHASES,
  }),
  'refund-paid': ({ itemName, amountPaise, number, url, isFull, areCreditsTaken, reference }) => ({
    subject: `रिफंड हो गया: ${itemName}`,
    paragraphs: [
      `${itemName} के ${writeRupees(amountPaise)} लौटा दिए गए।`,
      ...(reference === null ? [] : [`बैंक ट्रांसफर से भेजे। उसका नंबर ${reference} है।`]),
      ...(isFull ? ['अब यह आपके पास नहीं है।'] : []),
      ...(areCreditsTaken && !isFull ? ['बची हुई मुलाकातें इसी के साथ वापस हो गईं। बाकी प्लान चलता रहेगा।'] : []),
      ...(number === null ? [] : [`क्रेडिट नोट का नंबर ${number} है।`]),
    ],
    ...(url === null ? {} : { action: 'क्रेडिट नोट खोलें', page: url }),
  }),
}
