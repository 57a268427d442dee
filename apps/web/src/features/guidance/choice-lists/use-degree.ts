import { useWords } from '#web/words/use-words.tsx'

/** What most seats lead to, so it is not said; of one branch at one college there may be several. */
const USUAL_DEGREE = 'Bachelor of Technology'
const USUAL_YEARS = 4

/** The degree of a programme and its years, in words; undefined for the usual one and where it is not known. */
export function useDegree(course: { degree: string; durationYears: number } | undefined): string | undefined {
  const { predictor } = useWords()
  if (!course || (course.degree === USUAL_DEGREE && course.durationYears === USUAL_YEARS)) return undefined
  return predictor.degree(course.degree, course.durationYears)
}
