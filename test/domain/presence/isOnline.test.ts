import { isOnline } from '@/domain/presence/isOnline.rule';
import { describeRule } from '#test/support/ruleCases';
import cases from './isOnline.cases.json';

describeRule(isOnline, cases);
