import fc from 'fast-check'
import { expect, test } from 'vitest'
import { convertFromPercentage, convertToPercentage, findCgpa, findNeededAverage, findSgpa } from './cgpa.ts'
import { findGradePoints, findGradeScale, GRADE_SCALES } from './grade-scales.ts'
import { BODIES, PERCENTAGE_RULES } from './percentage-rules.ts'

/** Bodies with one rule, which the calculator may use without asking. */
const SETTLED = BODIES.filter((body) => PERCENTAGE_RULES.filter((rule) => rule.body === body.id).length === 1)

test('SGPA weighs grade points by credits', () => {
  // 4×9 + 4×8 + 3×10 + 2×7 + 1×0 = 112 over 14 credits: 8.00. The failed subject counts.
  const subjects = [
    { credits: 4, points: 9 },
    { credits: 4, points: 8 },
    { credits: 3, points: 10 },
    { credits: 2, points: 7 },
    { credits: 1, points: 0 },
  ]
  expect(findSgpa(subjects)).toEqual({ ok: true, sgpa: 8, credits: 14 })
})

test('CGPA weighs semesters by their credits, which the plain mean does not', () => {
  // 20×8.2 + 26×7.5 + 22×9 = 557 over 68 credits: 8.191…; the plain mean would be 8.233….
  const semesters = [
    { credits: 20, sgpa: 8.2 },
    { credits: 26, sgpa: 7.5 },
    { credits: 22, sgpa: 9 },
  ]
  expect(findCgpa(semesters)).toEqual({ ok: true, cgpa: 8.19, credits: 68 })
})

test('two decimals round half up', () => {
  // 8.125 and 8.005 exactly.
  expect(
    findCgpa([
      { credits: 1, sgpa: 8.12 },
      { credits: 1, sgpa: 8.13 },
    ]),
  ).toMatchObject({ cgpa: 8.13 })
  expect(
    findCgpa([
      { credits: 1, sgpa: 8 },
      { credits: 1, sgpa: 8.01 },
    ]),
  ).toMatchObject({ cgpa: 8.01 })
})

test('an average lies between the least and the most of what it is made of', () => {
  const subject = fc.record({
    credits: fc.integer({ min: 1, max: 6 }),
    points: fc.integer({ min: 0, max: 10 }),
  })
  fc.assert(
    fc.property(fc.array(subject, { minLength: 1, maxLength: 12 }), (subjects) => {
      const average = findSgpa(subjects)
      if (!average.ok) throw new Error(average.reason)
      expect(average.sgpa).toBeGreaterThanOrEqual(Math.min(...subjects.map(({ points }) => points)))
      expect(average.sgpa).toBeLessThanOrEqual(Math.max(...subjects.map(({ points }) => points)))
    }),
  )
})

test('what is needed for a target is enough for it, and a hundredth less is not', () => {
  // 80 credits at 7.6, 80 left, target 8: 8 × 160 − 608 = 672 over 80 = 8.40.
  expect(findNeededAverage({ credits: 80, cgpa: 7.6 }, 80, 8)).toEqual({
    ok: true,
    needed: 8.4,
    verdict: 'reachable',
    best: 8.8,
  })
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 150 }),
      fc.integer({ min: 0, max: 1000 }),
      fc.integer({ min: 1, max: 150 }),
      fc.integer({ min: 0, max: 1000 }),
      (credits, cgpaHundredths, creditsLeft, targetHundredths) => {
        const cgpa = cgpaHundredths / 100
        const target = targetHundredths / 100
        const plan = findNeededAverage({ credits, cgpa }, creditsLeft, target)
        if (!plan.ok) throw new Error(plan.reason)
        const reach = (average: number) => (cgpa * credits + average * creditsLeft) / (credits + creditsLeft)
        expect(reach(plan.needed)).toBeGreaterThanOrEqual(target - 1e-6)
        if (plan.needed > 0) expect(reach(plan.needed - 0.01)).toBeLessThan(target)
      },
    ),
  )
})

test('a target beyond full points is out of reach, and one already passed needs nothing', () => {
  expect(findNeededAverage({ credits: 120, cgpa: 7 }, 40, 8)).toEqual({
    ok: true,
    needed: 11,
    verdict: 'out-of-reach',
    best: 7.75,
  })
  expect(findNeededAverage({ credits: 120, cgpa: 9 }, 40, 6)).toMatchObject({ needed: 0, verdict: 'already-reached' })
})

test('each settled body converts as its text says', () => {
  const cases: [body: string, average: number, percentage: number][] = [
    ['cbse-10', 9.2, 87.4],
    // AICTE's table: 6.25 = 55, 6.75 = 60, 7.25 = 65, 7.75 = 70, 8.25 = 75.
    ['aicte', 6.25, 55],
    ['aicte', 7.75, 70],
    ['aicte', 8.25, 75],
    // Mumbai circular of 2017: 7.1 × 8 + 11 = 67.8, up to 68; 7.1 × 10 + 11 = 82 stays.
    ['mumbai-10', 8, 68],
    ['mumbai-10', 10, 82],
    ['gtu', 7.1, 66],
    ['jntuh', 8.35, 78.5],
    ['kl', 8.5, 77.5],
    ['makaut', 7.75, 70],
    ['anna', 8.42, 84.2],
    // University of Delhi, from May/June 2018: 9.5 × 8.2.
    ['delhi-university', 8.2, 77.9],
  ]
  for (const [body, average, percentage] of cases) {
    const answer = convertToPercentage(body, average)
    if (!answer.ok || answer.conversion.kind !== 'one-rule') throw new Error(`${body} has no single rule`)
    expect(answer.conversion.result.percentage, `${body} ${average}`).toBe(percentage)
  }
})

test('where sources conflict every claim is answered and none is preferred', () => {
  for (const [body, average, percentages] of [
    ['calcutta', 8, [80, 75]],
    ['vtu', 8, [72.5, 80]],
    // 7.1 × 6 + 12 = 54.6 or 7.25 × 6 + 11 = 54.5; above 7 the other line: 7.4 × 8 + 12 = 71.2 or 69.
    ['mumbai-tech', 6, [54.6, 54.5]],
    ['mumbai-tech', 8, [71.2, 69]],
    // SPPU at 8: 10 × 8 − 7.5; 8.8 × 8; 75; 72.5.
    ['sppu', 8, [72.5, 70.4, 75, 72.5]],
  ] as const) {
    const answer = convertToPercentage(body, average)
    if (!answer.ok || answer.conversion.kind !== 'conflicting') throw new Error(`${body} should conflict`)
    expect(answer.conversion.results.map((result) => result.percentage)).toEqual(percentages)
  }
})

test('the factor 9.5 is used for class X of CBSE and for the University of Delhi alone', () => {
  const bodies = PERCENTAGE_RULES.filter((rule) => rule.pieces.some((piece) => piece.a === 9.5)).map(
    (rule) => rule.body,
  )
  expect(bodies).toEqual(['cbse-10', 'delhi-university'])
})

test('the joined-up lines of SPPU are marked as not confirmed', () => {
  expect(PERCENTAGE_RULES.filter(({ body }) => body === 'sppu').map(({ status }) => status)).toEqual([
    'unconfirmed',
    'unconfirmed',
    'unconfirmed',
    'unconfirmed',
  ])
})

test('a body without a confirmed rule gives no percentage', () => {
  expect(convertToPercentage('ktu', 8)).toEqual({ ok: false, reason: 'not-confirmed' })
  expect(convertToPercentage('vit', 8)).toEqual({ ok: false, reason: 'not-confirmed' })
  expect(convertToPercentage('mumbai-7', 5)).toEqual({ ok: false, reason: 'no-formula' })
  expect(convertToPercentage('nowhere', 8)).toEqual({ ok: false, reason: 'unknown-body' })
})

test('a better average never converts to a lower percentage where the rule is settled', () => {
  const hundredths = fc.integer({ min: 0, max: 1000 })
  fc.assert(
    fc.property(fc.constantFrom(...SETTLED), hundredths, hundredths, ({ id }, one, other) => {
      const lower = convertToPercentage(id, Math.min(one, other) / 100)
      const higher = convertToPercentage(id, Math.max(one, other) / 100)
      if (!lower.ok || !higher.ok || lower.conversion.kind !== 'one-rule' || higher.conversion.kind !== 'one-rule')
        return
      expect(higher.conversion.result.percentage).toBeGreaterThanOrEqual(lower.conversion.result.percentage)
    }),
  )
})

test('a percentage turned to an average and back is reached, and a hundredth less does not reach it', () => {
  fc.assert(
    fc.property(fc.constantFrom(...SETTLED), fc.integer({ min: 300, max: 1000 }), ({ id }, hundredths) => {
      const there = convertToPercentage(id, hundredths / 100)
      if (!there.ok || there.conversion.kind !== 'one-rule') throw new Error(id)
      const { percentage } = there.conversion.result
      const back = convertFromPercentage(id, percentage)
      if (!back.ok) throw new Error(`${id} ${percentage}: ${back.reason}`)
      const average = back.results[0]?.average ?? 0
      const again = convertToPercentage(id, average)
      if (!again.ok || again.conversion.kind !== 'one-rule') throw new Error(id)
      expect(again.conversion.result.percentage).toBeGreaterThanOrEqual(percentage)
      expect(average).toBeLessThanOrEqual(hundredths / 100)
      const less = convertToPercentage(id, Math.round(average * 100 - 1) / 100)
      if (less.ok && less.conversion.kind === 'one-rule')
        expect(less.conversion.result.percentage).toBeLessThan(percentage)
    }),
  )
})

test('68 % at Mumbai was reached from 7.89 on', () => {
  // 7.1 x + 11 > 67 from x = 7.8873….
  const back = convertFromPercentage('mumbai-10', 68)
  expect(back).toMatchObject({ ok: true, results: [{ average: 7.89 }] })
  expect(convertFromPercentage('mumbai-10', 90)).toEqual({ ok: false, reason: 'outside-rule' })
  expect(convertFromPercentage('aicte', 101)).toEqual({ ok: false, reason: 'not-a-percentage' })
})

test('what is not credits or points is refused', () => {
  expect(findSgpa([])).toEqual({ ok: false, reason: 'nothing-entered' })
  expect(findSgpa([{ credits: -1, points: 8 }])).toEqual({ ok: false, reason: 'not-credits' })
  expect(findSgpa([{ credits: 4, points: 11 }])).toEqual({ ok: false, reason: 'not-points' })
  expect(findSgpa([{ credits: 4, points: 8 }], 7)).toEqual({ ok: false, reason: 'not-points' })
  expect(findCgpa([{ credits: Number.NaN, sgpa: 8 }])).toEqual({ ok: false, reason: 'not-credits' })
  expect(findNeededAverage({ credits: 10, cgpa: 8 }, 0, 9)).toEqual({ ok: false, reason: 'not-credits' })
  expect(findNeededAverage({ credits: 10, cgpa: 8 }, 10, 10.1)).toEqual({ ok: false, reason: 'not-points' })
  expect(convertToPercentage('anna', 10.5)).toEqual({ ok: false, reason: 'not-points' })
})

test('every scale falls from its best letter to its last, and every rule names its source and day', () => {
  for (const { grades, source, checkedOn } of GRADE_SCALES) {
    const points = grades.map((grade) => grade.points)
    expect(points).toEqual([...points].sort((a, b) => b - a))
    expect(source).not.toBe('')
    expect(checkedOn).toMatch(/^\d{4}-\d\d-\d\d$/)
  }
  for (const { id, source, checkedOn } of PERCENTAGE_RULES) {
    expect(source, id).not.toBe('')
    expect(checkedOn).toMatch(/^\d{4}-\d\d-\d\d$/)
  }
  expect(new Set(PERCENTAGE_RULES.map((rule) => rule.id)).size).toBe(PERCENTAGE_RULES.length)
})

test('letters give their points whatever their case', () => {
  const ktu = findGradeScale('ktu-2019')
  if (ktu === undefined) throw new Error('no KTU scale')
  expect(findGradePoints(ktu, 'b+')).toBe(8)
  expect(findGradePoints(ktu, ' A ')).toBe(8.5)
  expect(findGradePoints(ktu, 'Z')).toBeUndefined()
})
