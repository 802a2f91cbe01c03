export {Figure} from './frame/Figure';
export {Window} from './frame/Window';
export {Dialog} from './frame/Dialog';
export {Phone} from './frame/Phone';
export {Panel} from './frame/Panel';
export {Columns, Compare} from './frame/Columns';

export {Toolbar} from './control/Toolbar';
export {Button} from './control/Button';
export {Field} from './control/Field';
export {Tabs} from './control/Tabs';
export {Chip, Status, Pin} from './control/Labels';
export {Checklist} from './control/Checklist';
export {Text, Mono} from './control/Text';

export {DataTable} from './table/DataTable';
export {Yes, No} from './table/YesNo';
export {Bar, Bars, SplitBar} from './table/Bars';

export {SegmentGrid} from './editor/SegmentGrid';
export {Tag, Ins, Del, Diff, Underlined, Cursor} from './editor/TextMarks';
export {Match} from './editor/Match';
export {Pairs} from './editor/Pairs';

export {StateChain} from './diagram/StateChain';
export {Flow} from './diagram/Flow';
export {Layers} from './diagram/Layers';
export {Lanes} from './diagram/Lanes';
export {Sequence} from './diagram/Sequence';
export {Tree} from './diagram/Tree';
export {Nested} from './diagram/Nested';
