/**
 * The share of a standard normal law that lies below z, good to fifteen digits.
 * Source: J. F. Hart, Computer Approximations, algorithm 5666, as G. West gives it in "Better approximations to cumulative
 * normal functions", Wilmott, 2005.
 */
export function normalShareBelow(z: number): number {
  const x = Math.abs(z)
  if (x > 37) return z > 0 ? 1 : 0
  const bell = Math.exp((-x * x) / 2)
  const tail = x < 7.07106781186547 ? (bell * valueAt(x, NUMERATOR)) / valueAt(x, DENOMINATOR) : bell / farTail(x)
  return z > 0 ? 1 - tail : tail
}

/**
 * The z below which a share of a standard normal law lies: the inverse of `normalShareBelow`, good to fifteen digits.
 * Source: M. J. Wichura, algorithm AS 241 (PPND16), Applied Statistics 37, 1988.
 * @param share  above 0 and below 1
 */
export function normalQuantile(share: number): number {
  const q = share - 0.5
  if (Math.abs(q) <= 0.425) {
    const r = 0.180625 - q * q
    return (q * valueAt(r, MIDDLE[0])) / valueAt(r, MIDDLE[1])
  }
  const r = Math.sqrt(-Math.log(q < 0 ? share : 1 - share))
  const z =
    r <= 5 ? valueAt(r - 1.6, OUTER[0]) / valueAt(r - 1.6, OUTER[1]) : valueAt(r - 5, FAR[0]) / valueAt(r - 5, FAR[1])
  return q < 0 ? -z : z
}

function farTail(x: number): number {
  let fraction = x + 0.65
  for (const step of [4, 3, 2, 1]) fraction = x + step / fraction
  return fraction * 2.506628274631
}

/** A polynomial, highest power first. */
function valueAt(x: number, coefficients: readonly number[]): number {
  let value = 0
  for (const coefficient of coefficients) value = value * x + coefficient
  return value
}

const NUMERATOR = [
  0.0352624965998911, 0.700383064443688, 6.37396220353165, 33.912866078383, 112.079291497871, 221.213596169931,
  220.206867912376,
]
const DENOMINATOR = [
  0.0883883476483184, 1.75566716318264, 16.064177579207, 86.7807322029461, 296.564248779674, 637.333633378831,
  793.826512519948, 440.413735824752,
]

/** Numerator and denominator near the middle, further out, and in the far tail. */
const MIDDLE = [
  [
    2509.0809287301227, 33430.57558358813, 67265.7709270087, 45921.95393154987, 13731.69376550946, 1971.5909503065513,
    133.14166789178438, 3.3871328727963665,
  ],
  [
    5226.495278852854, 28729.085735721943, 39307.89580009271, 21213.794301586597, 5394.196021424751, 687.1870074920579,
    42.31333070160091, 1,
  ],
] as const
const OUTER = [
  [
    0.0007745450142783414, 0.022723844989269184, 0.2417807251774506, 1.2704582524523684, 3.6478483247632045,
    5.769497221460691, 4.630337846156546, 1.4234371107496835,
  ],
  [
    1.0507500716444169e-9, 0.0005475938084995345, 0.015198666563616457, 0.14810397642748008, 0.6897673349851,
    1.6763848301838038, 2.053191626637759, 1,
  ],
] as const
const FAR = [
  [
    2.0103343992922881e-7, 2.7115555687434876e-5, 0.0012426609473880784, 0.026532189526576124, 0.29656057182850487,
    1.7848265399172913, 5.463784911164114, 6.657904643501103,
  ],
  [
    2.0442631033899397e-15, 1.421511758316446e-7, 1.8463183175100548e-5, 0.0007868691311456133, 0.014875361290850615,
    0.1369298809227358, 0.599832206555888, 1,
  ],
] as const
