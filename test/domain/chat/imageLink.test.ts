import { imageLink } from '@/domain/chat/imageLink.rule';
import { describeRule } from '#test/support/ruleCases';
import cases from './imageLink.cases.json';

describeRule(imageLink, cases);
