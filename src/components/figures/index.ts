export {Figure} from './frame/Figure';
export {Window} from './frame/Window';
export {Dialog} from './frame/Dialog';
export {Phone} from './frame/Phone';
export {Panel} from './frame/Panel';
export {Columns} from './frame/Columns';
export {Compare} from './frame/Compare';

export {Toolbar} from './control/Toolbar';
export {Button} from './control/Button';
export {Field} from './control/Field';
export {Tabs} from './control/Tabs';
export {Chip} from './control/Chip';
export {Status} from './control/Status';
export {Checklist} from './control/Checklist';
export {Text} from './control/Text';
export {Mono} from './control/Mono';
export {Pin} from './control/Pin';

export {DataTable} from './table/DataTable';
export {Yes} from './table/Yes';
export {No} from './table/No';
export {Bar} from './table/Bar';
export {Bars} from './table/Bars';
export {SplitBar} from './table/SplitBar';

export {SegmentGrid} from './editor/SegmentGrid';
export {Tag} from './editor/Tag';
export {Ins} from './editor/Ins';
export {Del} from './editor/Del';
export {Diff} from './editor/Diff';
export {Underlined} from './editor/Underlined';
export {Cursor} from './editor/Cursor';
export {Match} from './editor/Match';
export {Pairs} from './editor/Pairs';

export {StateChain} from './diagram/StateChain';
export {Flow} from './diagram/Flow';
export {Layers} from './diagram/Layers';
export {Lanes} from './diagram/Lanes';
export {Sequence} from './diagram/Sequence';
export {Tree} from './diagram/Tree';
export {Strip} from './diagram/Strip';
export {Nested} from './diagram/Nested';
