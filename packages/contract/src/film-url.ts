import * as z from 'zod/mini'
import { fault } from './faults.ts'

const FILM_URL_MAX = 300

/** A film on YouTube or Vimeo: other addresses of a public page could lead anywhere. */
export const filmUrl = z
  .string(fault('not_text'))
  .check(
    z.trim(),
    z.maxLength(FILM_URL_MAX, fault('too_long', { max: FILM_URL_MAX })),
    z.regex(
      /^https:\/\/(?:(?:www\.|m\.)?youtube\.com\/(?:watch\?|shorts\/|live\/)|youtu\.be\/|(?:www\.)?vimeo\.com\/)[^\s]+$/,
      fault('not_film'),
    ),
  )
