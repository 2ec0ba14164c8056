/** Invented sentences for histories. */
export const words = {
  journal: [
    'Walked along the canal before work. Felt lighter for an hour or so.',
    'Could not get out of bed until eleven. Cancelled on my sister again.',
    'Meeting went better than I had feared. I still went over it all evening.',
    'Argued with my partner about nothing. Said sorry later, which is new.',
    'Slept badly. The same dream about missing the train.',
    'Cooked for the first time in weeks. Ate at the table, not on the sofa.',
    'Everything was loud today. Went home early and sat in the dark.',
    'Spoke to mum. Did not pretend to be fine.',
    'Tried the breathing exercise on the bus. Nobody noticed, it helped a bit.',
    'Nothing happened today and that was all right.',
  ],
  positive: [
    'A stranger held the door and smiled.',
    'Finished the book I had started in spring.',
    'The dog next door remembered me.',
    'Laughed properly at lunch.',
  ],
  riskFactor: [
    'Alone at weekends.',
    'Drinking more when I cannot sleep.',
    'Rent is late again.',
    'Anniversary of the accident next week.',
  ],
  resilience: [
    'My brother, who rings on Sundays.',
    'Swimming.',
    'Knowing that it passed the last time.',
    'The choir on Thursdays.',
  ],
  unhealthy: ['Scrolled until three.', 'Skipped breakfast and lunch.', 'Two bottles over the weekend.'],
  thought: [
    'If I make one mistake they will all see that I am a fraud.',
    'She did not answer, so she is angry with me.',
    'I always ruin things.',
    'Other people manage, so there is something wrong with me.',
  ],
  evidence: [
    'For: I was late once. Against: I was thanked twice this month.',
    'For: she was short. Against: she had a deadline and wrote later.',
  ],
  objective: [
    'A friend would say that one bad day is one bad day.',
    'What was said: "see me later". What I heard: "you are in trouble".',
  ],
  progress: ['Managed three of the five walks.', 'Went to the supermarket alone.', 'Stayed at the party for an hour.'],
  note: [
    'Reviewed homework; two of three thought records done. Linked low days to poor sleep. Agreed to fixed rising time.',
    'Tearful at the start, brighter by the end. No plans or intent. Safety plan read through together and unchanged.',
    'Discussed return to work. Wants phased return from next month; letter to employer to be drafted.',
    'Did not attend. Left a voice message and wrote in chat. To ring again tomorrow.',
    'Exposure step four done twice. Anxiety fell from 8 to 4 within twenty minutes. Pleased.',
    'Medication changed by GP last week. Reports nausea in the mornings; advised to speak to pharmacist.',
    'Session moved to telephone at patient’s wish. Short, practical: bills, housing form.',
    'Talked about the argument with the brother. Mapped it as a cycle together.',
  ],
  description: [
    'Discussed in session.',
    'Patient asks not to bring this up with the family.',
    'Compare with the entry of the week before.',
    'Score is lower than the conversation suggested.',
  ],
  place: [
    'Room 2, Harbour House',
    'Video link is sent the day before',
    'Telephone, mobile number on record',
    'Room 5, Mill Lane',
  ],
  activity: ['calm-breathing', 'body-scan', 'worry-time', 'sleep-stories', 'gratitude-list'],
  file: [
    'Letter to GP.pdf',
    'Thought record.docx',
    'Sleep diary week 3.xlsx',
    'Safety plan signed.pdf',
    'Drawing of the cycle.png',
    'Employer letter draft.docx',
  ],
} as const;

export const mediaTypes: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  png: 'image/png',
};
