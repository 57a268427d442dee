/** Weights of the chance that one pool still reaches a rank, for one class of rounds. */
export type PoolWeights = {
  lnDistance: number
  /** Of how far the distance goes beyond the usual rise: max(ln((distance + .002) / rise) + 1, 0). */
  beyondRise: number
  /** Of ln(rank / last season's final closing) above 0 up to .3, and below 0 down to -.3. */
  behindLastSeason: number
  beforeLastSeason: number
  distance: number
  lnRise: number
  oneRoundLeft: number
  pwd: number
  homeState: number
  /** Of (ln(closing) - 8) / 3. */
  lnClosing: number
  constant: number
}

/** Weights of the chance that some better choice of a list comes, over those of its pools. */
export type ListWeights = {
  constant: number
  /** Of the logit of what one gets by multiplying, and of the best single chance. */
  product: number
  best: number
  firstRound: number
  lnChoices: number
  oneRoundLeft: number
}

export type FloatModel = {
  /** After round 1, 2, 3, and 4 or later. */
  pools: readonly [PoolWeights, PoolWeights, PoolWeights, PoolWeights]
  list: ListWeights
}

/**
 * For the season 2027. Source: fitted on the published closing ranks of every JoSAA round, 2016 to 2026, newer seasons
 * weighing more (.85 a year); the first five weights were held at or below 0, so that a worse rank never has a better chance.
 */
export const FLOAT_MODEL: FloatModel = {
  pools: [
    {
      lnDistance: -0.2318,
      beyondRise: -0.8203,
      behindLastSeason: -4.313,
      beforeLastSeason: -0.8843,
      distance: -2.2163,
      lnRise: 0.5541,
      oneRoundLeft: 0,
      pwd: -0.4924,
      homeState: -0.2172,
      lnClosing: 0.3192,
      constant: 1.5584,
    },
    {
      lnDistance: -0.353,
      beyondRise: -0.1705,
      behindLastSeason: -2.8391,
      beforeLastSeason: 0,
      distance: -7.2975,
      lnRise: 0.826,
      oneRoundLeft: 0,
      pwd: -0.7122,
      homeState: -0.4992,
      lnClosing: 0.5745,
      constant: 1.4178,
    },
    {
      lnDistance: -0.333,
      beyondRise: -0.0835,
      behindLastSeason: -2.0178,
      beforeLastSeason: 0,
      distance: -10.372,
      lnRise: 0.8319,
      oneRoundLeft: 0,
      pwd: -1.0533,
      homeState: -0.5571,
      lnClosing: 0.5205,
      constant: 1.5029,
    },
    {
      lnDistance: -0.4313,
      beyondRise: 0,
      behindLastSeason: -2.1968,
      beforeLastSeason: 0,
      distance: -10.411,
      lnRise: 0.814,
      oneRoundLeft: -0.2889,
      pwd: -1.1676,
      homeState: -0.5989,
      lnClosing: 0.5727,
      constant: 1.1951,
    },
  ],
  list: { constant: -0.442, product: 0.428, best: 0.87, firstRound: 0.409, lnChoices: 0.077, oneRoundLeft: 0.072 },
}
