/* Included before all C that mypyc makes. Most of its casts are to a class that is met in its subclasses: in the
   order of bases of such a one it stands as far from the end as in its own, which is seen without a call. */
#define PY_SSIZE_T_CLEAN
#include <Python.h>

static inline int bohnhof_type_check(PyObject *thing, PyTypeObject *wanted) {
    PyTypeObject *type = Py_TYPE(thing);
    if (type == wanted)
        return 1;
    Py_ssize_t place = PyTuple_GET_SIZE(type->tp_mro) - PyTuple_GET_SIZE(wanted->tp_mro);
    if (place > 0 && PyTuple_GET_ITEM(type->tp_mro, place) == (PyObject *)wanted)
        return 1;
    return PyType_IsSubtype(type, wanted);
}

#undef PyObject_TypeCheck
#define PyObject_TypeCheck(thing, wanted) bohnhof_type_check((PyObject *)(thing), (wanted))
