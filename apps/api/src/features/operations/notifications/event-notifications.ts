import type { ByLanguage } from '@sopaan/domain/languages'
import { pluralIn } from '@sopaan/domain/plural'
import { type Kinds, momentInWords } from './notification-kind.ts'

/** What people are told of events they are registered for, and staff of events that fill up. */
export type EventNotifications = {
  'event-offered': { title: ByLanguage<string>; until: string }
  'event-changed': { title: ByLanguage<string>; startsAt: string }
  'event-cancelled': { title: ByLanguage<string>; startsAt: string }
  'event-soon': { title: ByLanguage<string>; startsAt: string; isHour: boolean }
  'event-recording': { title: ByLanguage<string> }
  /** For staff. */
  'event-full': { title: ByLanguage<string>; capacity: number }
}

/** Their words. What carries a calendar file goes out as a mail of its own. */
export const EVENT_KINDS: Kinds<EventNotifications> = {
  'event-offered': {
    topic: 'events',
    mail: 'never',
    words: {
      en: ({ title, until }) => ({
        title: `A seat came free: ${title}`,
        body: `It is kept for you until ${momentInWords(until, 'en')}.`,
      }),
      hi: ({ title, until }) => ({
        title: `एक सीट ख़ाली हुई: ${title}`,
        body: `वह ${momentInWords(until, 'hi')} तक आपके लिए रखी है।`,
      }),
    },
  },
  'event-changed': {
    topic: 'events',
    mail: 'never',
    words: {
      en: ({ title, startsAt }) => ({
        title: `Changed: ${title}`,
        body: `It starts on ${momentInWords(startsAt, 'en')}.`,
      }),
      hi: ({ title, startsAt }) => ({
        title: `बदलाव: ${title}`,
        body: `यह ${momentInWords(startsAt, 'hi')} को शुरू होगा।`,
      }),
    },
  },
  'event-cancelled': {
    topic: 'events',
    mail: 'never',
    words: {
      en: ({ title, startsAt }) => ({
        title: `Cancelled: ${title}`,
        body: `It was to start on ${momentInWords(startsAt, 'en')}.`,
      }),
      hi: ({ title, startsAt }) => ({
        title: `रद्द: ${title}`,
        body: `यह ${momentInWords(startsAt, 'hi')} को होने वाला था।`,
      }),
    },
  },
  'event-soon': {
    topic: 'events',
    words: {
      en: ({ title, startsAt, isHour }) => ({
        title: isHour ? `Within an hour: ${title}` : `Within a day: ${title}`,
        body: `It starts on ${momentInWords(startsAt, 'en')}.`,
      }),
      hi: ({ title, startsAt, isHour }) => ({
        title: isHour ? `एक घंटे के भीतर: ${title}` : `एक दिन के भीतर: ${title}`,
        body: `यह ${momentInWords(startsAt, 'hi')} को शुरू होगा।`,
      }),
    },
  },
  'event-recording': {
    topic: 'events',
    words: {
      en: ({ title }) => ({ title: `The recording is there: ${title}`, body: 'Watch it on the page of the event.' }),
      hi: ({ title }) => ({ title: `रिकॉर्डिंग आ गई: ${title}`, body: 'उसे कार्यक्रम के पेज पर देखें।' }),
    },
  },
  'event-full': {
    topic: 'events',
    words: {
      en: ({ title, capacity }) => ({
        title: `Full: ${title}`,
        body: pluralIn('en')(capacity, { 1: 'Its one seat is taken.', other: `All ${capacity} seats are taken.` }),
      }),
      hi: ({ title, capacity }) => ({
        title: `भर गया: ${title}`,
        body: pluralIn('hi')(capacity, {
          1: 'इसकी एक ही सीट थी, वह ली जा चुकी है।',
          other: `सभी ${capacity} सीटें ली जा चुकी हैं।`,
        }),
      }),
    },
  },
}
