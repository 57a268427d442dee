import { pluralIn } from '@sopaan/domain/plural'

/** Pictures of shared links. */
export const sharePictures = {
  neutral: 'Gender-neutral',
  female: 'Female-only',
  closed: (season: string) => `closing rank, last round of JoSAA ${season}`,
  inSeason: (season: string) => `JoSAA ${season}, last round`,
  seats: (count: number) =>
    pluralIn('en')(count, { one: 'A choice list of 1 seat', other: `A choice list of ${count} seats` }),
}
