import { pluralIn } from '@sopaan/domain/plural'

/** The form of a sentence for a count, by the plural rules of this language. */
export const plural = pluralIn('mr')
