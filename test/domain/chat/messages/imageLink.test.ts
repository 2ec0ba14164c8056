import { imageLink } from '@/domain/chat/messages/imageLink.rule';
import { describeRule } from '#test/support/ruleCases';
import cases from './imageLink.cases.json';

describeRule(imageLink, cases);
