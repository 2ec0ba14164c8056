/** The topic of one conversation. Entirely invented. */
export interface Theme {
  readonly name: string;
  readonly patient: readonly string[];
  readonly therapist: readonly string[];
  /** Raised now and then by people who are flagged as high risk. */
  readonly risk: readonly string[];
}

const commonRisk = [
  'I keep thinking everybody would be better off without me.',
  'It got very dark last night. I did not do anything, but I thought about it.',
  'I scratched my arm again. I am ashamed to write that.',
  'Sometimes I stand on the platform and have to step back.',
];

export const themes: readonly Theme[] = [
  {
    name: 'sleep',
    patient: [
      'I was awake until four again.',
      'The moment I lie down my head starts listing everything I got wrong.',
      'I tried the breathing before bed and it helped a bit.',
      'I slept five hours in one go, first time this month.',
      'My partner has moved to the sofa because I toss and turn so much.',
      'I am so tired that I cried in the supermarket.',
      'The app says I sleep, but I do not feel it.',
    ],
    therapist: [
      'What goes through your mind in the hour before you lie down?',
      'Shall we look at your sleep diary together?',
      'Getting up after twenty minutes instead of fighting it was brave.',
      'How would it be to keep the same rising time for one week?',
      'Being tired makes every worry heavier. That is not weakness.',
    ],
    risk: commonRisk,
  },
  {
    name: 'panic',
    patient: [
      'I had another attack on the bus and got off three stops early.',
      'My chest goes tight and I am sure that this time it is my heart.',
      'I counted five things I could see, like you said. It passed after ten minutes.',
      'I have not been to the big shop for two weeks now.',
      'My sister says I should just calm down. That makes it worse.',
      'Today I stayed on the bus until the end. I was shaking, but I stayed.',
    ],
    therapist: [
      'You noticed it early this time. That is new.',
      'What did you fear would happen, and what did happen?',
      'Let us plan the next small step, one stop further perhaps.',
      'The feeling rises, peaks and falls, even when we do nothing.',
      'Who could come with you the first time?',
    ],
    risk: commonRisk,
  },
  {
    name: 'grief',
    patient: [
      'It will be a year on Thursday since Mum died.',
      'I found her handwriting on a jar in the freezer and sat down on the floor.',
      'People have stopped asking. I think they expect me to be finished.',
      'I laughed at something yesterday and felt guilty at once.',
      'I went to the allotment. Her beans came up again.',
      'I still pick up the phone to ring her.',
    ],
    therapist: [
      'There is no date by which you have to be done.',
      'Would you like to tell me something about her?',
      'How do you want to spend Thursday?',
      'Laughing does not mean that you have forgotten.',
      'What would she say if she saw you at the allotment?',
    ],
    risk: commonRisk,
  },
  {
    name: 'work',
    patient: [
      'My manager moved the deadline again and I said yes again.',
      'I open the laptop at six so that nobody can catch me out.',
      'I was sick in the car park before the meeting.',
      'I told Tom that I cannot take his shift. My hands shook, but I said it.',
      'Occupational health want to see me on Monday.',
      'I used to like this job.',
    ],
    therapist: [
      'What would you say to a colleague who worked these hours?',
      'Saying no to Tom is exactly what we practised.',
      'What is the smallest thing you could leave undone today?',
      'Shall we write down what you want to say on Monday?',
      'Your body seems to notice before you do.',
    ],
    risk: commonRisk,
  },
  {
    name: 'low mood',
    patient: [
      'I got dressed at three. That was the day.',
      'Nothing tastes of anything.',
      'I walked round the block like we agreed. It rained. I went anyway.',
      'My brother rang and I let it ring.',
      'The new tablets make me a bit dizzy in the mornings.',
      'I watered the plant. I know how that sounds.',
      'Sunday was all right. I did not expect that.',
    ],
    therapist: [
      'The walk in the rain counts twice.',
      'What was different about Sunday?',
      'Please tell the surgery about the dizziness, and do not stop the tablets by yourself.',
      'On a scale from nought to ten, where are you today?',
      'We can go slowly. One thing a day is enough.',
    ],
    risk: commonRisk,
  },
  {
    name: 'drinking',
    patient: [
      'I had said two glasses. It was the bottle.',
      'Nine days now. I have never written that number before.',
      'The evenings are the worst, between six and eight.',
      'I poured the rest away and then stood there like an idiot.',
      'My daughter said I smelled nice yesterday.',
      'I did not go to the leaving party. I know why.',
    ],
    therapist: [
      'Nine days. How did you do it?',
      'A slip tells us something, it does not undo the nine days.',
      'What could stand between six and eight instead?',
      'Thank you for telling me, that cannot have been easy.',
      'If you shake or sweat badly when you stop, please call a doctor at once.',
    ],
    risk: commonRisk,
  },
];

/** Used with every theme. */
export const smallTalk = {
  patient: [
    'Thank you.',
    'OK.',
    'I do not know.',
    'Maybe 🙂',
    'Sorry for the late answer.',
    'Can we talk about it on Friday?',
    'Yes.',
    'That helps, thank you ❤️',
  ],
  therapist: [
    'I am here.',
    'Take your time.',
    'Thank you for telling me.',
    'How are you right now?',
    'Good morning, how was the night?',
    'I read all of it.',
  ],
  riskAnswer: [
    'Thank you for trusting me with this. Are you safe at this moment?',
    'Is there somebody who can be with you tonight? I will ring you in ten minutes.',
    'Please look at the safety plan we wrote. Which step fits now? If it gets worse, ring 999 at once.',
  ],
} as const;
