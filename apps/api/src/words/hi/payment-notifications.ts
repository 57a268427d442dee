import { writeRupees } from '@sopaan/domain/money/rupees'
import { pluralIn } from '@sopaan/domain/plural'
import type { NotificationWords } from '#api/features/operations/notifications/notification-kind.ts'
import type { AlertReason, PaymentNotifications } from '#api/features/operations/notifications/payment-notifications.ts'

const ALERTS: Readonly<Record<AlertReason, string>> = {
  mismatch: 'इसकी राशि या मुद्रा ऑर्डर से मेल नहीं खाती। इसके बदले कुछ नहीं दिया गया।',
  account_closed: 'पैसा आने से पहले खाता बंद हो गया था। पैसा वापस जा रहा है।',
  event_full: 'पैसा आने से पहले कार्यक्रम भर गया। पैसा वापस जा रहा है।',
  event_cancelled: 'कार्यक्रम रद्द हुआ। पैसा वापस जा रहा है।',
  paid_twice: 'ऑर्डर का भुगतान दो बार हुआ। दूसरा भुगतान वापस जा रहा है।',
  upgrade_gone: 'पैसा आने से पहले वह छोटा प्लान बदल चुका था जो घटाया गया था। पैसा वापस जा रहा है।',
  coupon_over: 'पैसा आने से पहले इसका कूपन खत्म हो गया। पैसा वापस जा रहा है।',
  unknown_order: 'प्रदाता ने ऐसा ऑर्डर बताया जो हमारा नहीं है। इसके बदले कुछ नहीं दिया गया।',
  dispute: 'बैंक ने इस पर विवाद उठाया है। प्रदाता के यहाँ समय पर जवाब दें। तब तक खरीद रुकी रहेगी।',
  dispute_lost: 'बैंक ने अपने ग्राहक के हक में फैसला किया। पैसा जा चुका है, और खरीद वापस ले ली गई।',
  sessions_cancelled: 'इसके रिफंड से आगे की मुलाकातें रद्द हुईं। दोनों को बता दिया गया है।',
  refund_failed: 'एक रिफंड पूरा नहीं हुआ। दोबारा भेजें, या किसी और तरह निपटाएँ।',
  event_failed: 'प्रदाता की एक सूचना पर काम नहीं हो सका। वह रखी है, और लॉग बताता है कि क्यों।',
}

export const paymentNotifications: NotificationWords<PaymentNotifications> = {
  'purchase-paid': ({ itemName, totalPaise }) => ({
    title: `${itemName} अब आपका है`,
    body: totalPaise === 0 ? 'कुछ देना नहीं था।' : `${writeRupees(totalPaise)} मिल गए। रसीद "खरीदारी" में है।`,
  }),
  'purchase-returned': ({ itemName, totalPaise }) => ({
    title: `आपका पैसा वापस आ रहा है: ${itemName}`,
    body: `${writeRupees(totalPaise)} उसी खाते में लौट रहे हैं जिससे भुगतान हुआ था। बैंक 5 से 7 कार्यदिवस लेते हैं।`,
  }),
  'plan-frozen': ({ itemName }) => ({
    title: `${itemName} अभी रुका है`,
    body: 'आपके बैंक ने बताया कि इस भुगतान पर विवाद है। बैंक के फैसले तक प्लान और उसकी मुलाकातें रुकी रहेंगी।',
  }),
  'plan-unfrozen': ({ itemName }) => ({ title: `${itemName} फिर चालू है`, body: 'बैंक में चल रहा विवाद खत्म हुआ।' }),
  'refund-noted': ({ itemName }) => ({
    title: `आपने रिफंड माँगा: ${itemName}`,
    body: 'जवाब यहाँ और ईमेल से आएगा। कहाँ तक पहुँचा, "खरीदारी" में देखें।',
  }),
  'refund-granted': ({ itemName, amountPaise, answer }) => ({
    title: `रिफंड भेजा जा रहा है: ${writeRupees(amountPaise)}`,
    body: `${itemName} के लिए। बैंक 5 से 7 कार्यदिवस लेते हैं।${answer === null ? '' : ` “${answer}”`}`,
  }),
  'refund-declined': ({ itemName, answer }) => ({ title: `${itemName} का रिफंड नहीं होगा`, body: `वजह: “${answer}”` }),
  'refund-failed': ({ itemName, amountPaise }) => ({
    title: `आपके रिफंड में देर है: ${writeRupees(amountPaise)}`,
    body: `${itemName} का पैसा आपके बैंक ने नहीं लिया। हम देख रहे हैं; आपको कुछ नहीं करना है।`,
  }),
  'refund-closed': ({ itemName, amountPaise, answer }) => ({
    title: `आपका रिफंड बंद हुआ: ${writeRupees(amountPaise)}`,
    body: `${itemName} के लिए। पैसा नहीं भेजा जाएगा। वजह: “${answer}”`,
  }),
  'refund-paid': ({ itemName, amountPaise, isByBank, reference }) => ({
    title: `रिफंड हो गया: ${writeRupees(amountPaise)}`,
    body:
      reference !== null
        ? `${itemName} के लिए, बैंक ट्रांसफर से। उसका नंबर ${reference} है।`
        : isByBank
          ? `${itemName} का पैसा आपके बैंक ने लौटा दिया।`
          : `${itemName} के लिए। खाते में न दिखे तो बैंक से पूछें।`,
  }),
  'payment-received': ({ itemName, totalPaise }) => ({ title: `भुगतान हुआ: ${writeRupees(totalPaise)}`, body: itemName }),
  'payment-alert': ({ reason, paymentId }) => ({ title: `भुगतान ${paymentId} देखें`, body: ALERTS[reason] }),
  'refund-asked': ({ itemName, totalPaise }) => ({
    title: `रिफंड माँगा गया: ${writeRupees(totalPaise)}`,
    body: itemName,
  }),
  'plan-expiring': ({ itemName, days }) => ({
    title: pluralIn('hi')(days, {
      1: `${itemName} एक दिन में खत्म होगा`,
      other: `${itemName} ${days} दिन में खत्म होगा`,
    }),
    body: 'अभी बढ़ाएँ तो नया समय वहीं से शुरू होगा जहाँ यह खत्म होता है: एक भी दिन नहीं जाएगा।',
  }),
}
