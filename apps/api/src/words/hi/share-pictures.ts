import type { sharePictures as english } from '../en/share-pictures.ts'

/** Pictures of shared links. */
export const sharePictures: typeof english = {
  neutral: 'सभी जेंडर',
  female: 'केवल महिलाएँ',
  closed: (season: string) => `क्लोजिंग रैंक, JoSAA ${season} का आखिरी राउंड`,
  inSeason: (season: string) => `JoSAA ${season}, आखिरी राउंड`,
  seats: (count: number) => `${count} सीटों की चॉइस लिस्ट`,
}
