import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Test files of more than ten seconds on a quiet machine, whichever is shorter than it takes: the size of others says enough. */
const LONGEST = [
  'rolling-restart.race.test.ts',
  'cluster.race.test.ts',
  'fuzz.test.ts',
  'fit-forecast.test.ts',
  'bad-files.test.ts',
  'shared-address.test.ts',
  'outbox.test.ts',
  'revoke-credits.race.test.ts',
]

/** Begins each kind of test with the files that take longest, so that none of them is left over for one core when the others are done. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) => LONGEST.some((name) => moduleId.endsWith(`/${name}`))
    const sorted = Map.groupBy(await super.sort(files), ({ project }) => project.name)
    return [...sorted.values()].flatMap((all) => [...all.filter(isLong), ...all.filter((file) => !isLong(file))])
  }
}
