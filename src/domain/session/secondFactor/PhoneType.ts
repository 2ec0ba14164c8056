export type PhoneType = 'android' | 'apple';
