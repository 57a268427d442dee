/** What plans and events of a fresh start that is not production say, and the plan that previews of mails name. */
export const samples = {
  /** Something made up, by its name. */
  marked: (name: string) => `Sample: ${name}`,
  plans: {
    firstTalk: {
      name: 'First talk',
      description: 'One session to look at your rank, your list and your doubts with someone who sat there.',
      features: ['Bring your choice list; you leave with notes on it', 'Book within 30 days'],
    },
    season: {
      name: 'Counselling season',
      description: 'A mentor beside you through every round of JoSAA and CSAB.',
      features: [
        'Your list is read before each round',
        'Float, slide or freeze: talked through in time',
        'Events for plan holders',
      ],
    },
    year: {
      name: 'Whole year',
      description: 'From preparation to the seat: twelve sessions with a mentor when you need them.',
      features: [
        'A study plan looked at every month',
        'Everything of the counselling season',
        'Events for plan holders',
      ],
    },
  },
  events: {
    rounds: {
      title: 'JoSAA rounds: float, slide or freeze',
      description:
        'What each choice does to your seat and your list, round by round, with the dates that matter. Bring your questions: half of the time is for them.',
    },
    choiceList: {
      title: 'Build your choice list in two hours',
      description: 'We go through your list together and put it into an order that keeps the good seats within reach.',
    },
    counsellingHour: {
      title: 'Counselling hour for people with a plan',
      description:
        'Your documents, your category certificate and your home state: what the counselling asks for and when.',
    },
    percentile: {
      title: 'What a percentile becomes as a rank',
      description: 'Why the same percentile is not the same rank every year, and how wide the range is.',
    },
  },
  announcements: {
    newTimes: {
      title: 'The events of your plan have new times',
      body: 'Two webinars begin half an hour later. Your seats stay as they are.',
    },
    choose: {
      title: 'Choose your colleges before the round',
      body: 'Put your choices in order now, so that nothing is left for the last evening.',
    },
  },
  mailedItem: 'Guided plan',
}
