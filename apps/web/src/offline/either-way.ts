/** With one bar of signal the network may never say no: after this long the device answers, ms. */
const PATIENCE_MS = 3_000

/**
 * What the server says; where it says nothing, or nothing for three seconds, what this device can.
 * @param answerHere  undefined where this device has nothing to answer with
 * @param isSaid  whether what was thrown is a word of the server's: then that holds
 */
export async function answerEitherWay<Answer>(
  askServer: () => Promise<Answer>,
  answerHere: () => Promise<Answer | undefined>,
  isSaid: (thrown: unknown) => boolean = () => true,
): Promise<Answer> {
  if (!navigator.onLine) return (await answerHere()) ?? askServer()
  return new Promise((resolve, reject) => {
    const answerInstead = async (thrown?: unknown) => {
      const answer = await answerHere()
      if (answer !== undefined) resolve(answer)
      else if (thrown !== undefined) reject(thrown)
    }
    const timer = setTimeout(() => answerInstead().catch(reject), PATIENCE_MS)
    askServer()
      .finally(() => clearTimeout(timer))
      .then(resolve, (thrown: unknown) => (isSaid(thrown) ? reject(thrown) : answerInstead(thrown).catch(reject)))
  })
}
