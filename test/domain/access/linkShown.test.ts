import { isLinkVisible } from '@/domain/access/linkShown.rule';
import { describeRule } from '#test/support/ruleCases';
import cases from './linkShown.cases.json';

describeRule(isLinkVisible, cases);
