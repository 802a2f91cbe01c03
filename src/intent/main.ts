import {staticFirst} from './staticFirst.ts';

const files = document.body.dataset.application;
if (files) {
  staticFirst(files.split(' '));
}
