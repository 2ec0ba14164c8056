export * from './PlainStore';
