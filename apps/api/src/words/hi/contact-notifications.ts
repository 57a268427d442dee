import type { ContactNotifications } from '#api/features/operations/notifications/contact-notifications.ts'
import type { NotificationWords } from '#api/features/operations/notifications/notification-kind.ts'
import { listCounted } from '../written-facts.ts'

export const contactNotifications: NotificationWords<ContactNotifications> = {
  'messages-waiting': ({ count }) => ({ title: `${count} संदेश जवाब की प्रतीक्षा में`, body: 'ये संपर्क फॉर्म से आए हैं।' }),
  'grievance-filed': ({ number, dueOn }) => ({
    title: `शिकायत ${number}`,
    body: `कानून के अनुसार जवाब ${dueOn} तक देना है।`,
  }),
  'grievances-due': ({ overdue, today, tomorrow }) => ({
    title: `शिकायतें: ${listCounted([overdue, 'का समय बीत चुका'], [today, 'का जवाब आज देना है'], [tomorrow, 'का जवाब कल तक'])}`,
    body: 'कानून हर जवाब के लिए एक दिन तय करता है। जिनका समय बीत चुका, उनका जवाब पहले दें।',
  }),
  'erasure-requested': ({ ground }) => ({
    title: 'एक खाता मिटाना है: दूसरे एडमिन के तौर पर पुष्टि करें',
    body: {
      person: 'खाते वाले ने लिखकर माँगा है।',
      parent: 'माता-पिता ने बच्चे के लिए माँगा है।',
      authority: 'एक प्राधिकरण का आदेश है।',
    }[ground],
  }),
  'work-failed': ({ mails, refunds, events, jobs }) => ({
    title: `विफल: ${listCounted([mails, 'मेल'], [refunds, 'रिफंड'], [events, 'भुगतान की सूचनाएँ'], [jobs, 'काम'])}`,
    body: 'ये अपने आप ठीक नहीं होंगे। होम पेज पर हर एक के साथ उसे निपटाने का रास्ता है।',
  }),
}
