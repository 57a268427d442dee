import { groupIndian } from '@sopaan/domain/indian-numbers'
import { pluralIn } from '@sopaan/domain/plural'
import type { Kinds } from './notification-kind.ts'

/** What staff are told of people who wrote to us. */
export type ContactNotifications = {
  'messages-waiting': { count: number }
  'grievance-filed': { number: string; dueOn: string }
  /** Open grievances by the day their answer is due. */
  'grievances-due': { overdue: number; today: number; tomorrow: number }
  'work-failed': { mails: number; refunds: number; events: number; jobs: number }
}

/** Their words. */
export const CONTACT_KINDS: Kinds<ContactNotifications> = {
  'messages-waiting': {
    topic: 'feedback',
    words: {
      en: ({ count }) => ({
        title: pluralIn('en')(count, {
          1: 'A message waits for an answer',
          other: `${count} messages wait for an answer`,
        }),
        body: 'They came through the contact form.',
      }),
      hi: ({ count }) => ({ title: `${count} संदेश जवाब की प्रतीक्षा में`, body: 'ये संपर्क फ़ॉर्म से आए हैं।' }),
    },
  },
  'grievance-filed': {
    topic: 'duties',
    words: {
      en: ({ number, dueOn }) => ({ title: `Grievance ${number}`, body: `The law asks for our answer by ${dueOn}.` }),
      hi: ({ number, dueOn }) => ({ title: `शिकायत ${number}`, body: `क़ानून के अनुसार जवाब ${dueOn} तक देना है।` }),
    },
  },
  'grievances-due': {
    topic: 'duties',
    words: {
      en: ({ overdue, today, tomorrow }) => ({
        title: `Grievances: ${listed([overdue, 'overdue'], [today, 'due today'], [tomorrow, 'due tomorrow'])}`,
        body: 'The law gives us a day for each answer. Answer the overdue ones first.',
      }),
      hi: ({ overdue, today, tomorrow }) => ({
        title: `शिकायतें: ${listed([overdue, 'का समय बीत चुका'], [today, 'का जवाब आज देना है'], [tomorrow, 'का जवाब कल तक'])}`,
        body: 'क़ानून हर जवाब के लिए एक दिन तय करता है। जिनका समय बीत चुका, उनका जवाब पहले दें।',
      }),
    },
  },
  'work-failed': {
    topic: 'duties',
    words: {
      en: ({ mails, refunds, events, jobs }) => ({
        title: `Failed: ${listed([mails, one(mails, 'mail', 'mails')], [refunds, one(refunds, 'refund', 'refunds')], [events, one(events, 'payment event', 'payment events')], [jobs, one(jobs, 'job', 'jobs')])}`,
        body: 'Nothing of it mends itself. Each stands on the home page with the way to where it is settled.',
      }),
      hi: ({ mails, refunds, events, jobs }) => ({
        title: `विफल: ${listed([mails, 'मेल'], [refunds, 'रिफ़ंड'], [events, 'भुगतान की सूचनाएँ'], [jobs, 'काम'])}`,
        body: 'ये अपने आप ठीक नहीं होंगे। होम पेज पर हर एक के साथ उसे निपटाने का रास्ता है।',
      }),
    },
  },
}

/** `3 overdue, 1 due today`; what there is none of is left out. */
function listed(...parts: readonly (readonly [count: number, words: string])[]): string {
  return parts
    .filter(([count]) => count > 0)
    .map(([count, words]) => `${groupIndian(count)} ${words}`)
    .join(', ')
}

function one(count: number, single: string, many: string): string {
  return pluralIn('en')(count, { one: single, other: many })
}
