import type { crash as english } from '../en/crash.ts'

/** The page that stands when no other words could be shown. */
export const crash: typeof english = {
  reload: 'कृपया पन्ना फिर से खोलें।',
  home: 'मुखपृष्ठ पर जाएँ',
}
